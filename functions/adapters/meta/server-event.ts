import { sha256 } from '../../crypto/sha256.ts';
import type { Conversion, Visitor } from '../../ports/conversions.ts';

/**
 * An address as the platform hashes it. An internationalised domain has two spellings, and the platform may have either.
 * https://developers.facebook.com/docs/marketing-api/conversions-api/parameters/customer-information-parameters
 */
function spellingsOf(address: string): string[] {
  // NFC: macOS may write `ü` as two characters.
  const email = address.normalize('NFC').trim().toLowerCase();
  const at = email.lastIndexOf('@') + 1;
  if (at < 2) return [];
  const domain = email.slice(at);
  return [...new Set([email, email.slice(0, at) + (URL.parse(`https://${domain}`)?.hostname ?? domain)])];
}

/** Absent fields are undefined, which JSON leaves out. */
async function userData({ address, userAgent, fbp, fbc, email = '' }: Visitor) {
  const em = await Promise.all(spellingsOf(email).map(sha256));
  return {
    em: em.length > 0 ? em : undefined,
    client_ip_address: address,
    client_user_agent: userAgent,
    fbp,
    fbc,
  };
}

export async function serverEvent({ event, visitor }: Conversion) {
  const { event_name, event_time, event_id, event_source_url } = event;
  const { value, currency, content_ids, transaction_id: order_id, custom_data } = event;
  const custom = { ...custom_data, value, currency, content_ids, order_id };
  return {
    event_name,
    event_time,
    event_id,
    event_source_url,
    action_source: 'website',
    user_data: await userData(visitor),
    custom_data: Object.values(custom).some((one) => one !== undefined) ? custom : undefined,
  };
}
