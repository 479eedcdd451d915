import { sha256 } from '../../sha256.ts';
import { matchKeys } from './normalise.ts';
import type { Conversion, Visitor } from '../../ports/conversions.ts';

async function userData(visitor: Visitor): Promise<Record<string, unknown>> {
  const { address, userAgent, fbp, fbc } = visitor;
  const hashed = matchKeys(visitor).map(
    async ([name, values]) => [name, await Promise.all(values.map(sha256))] as const,
  );
  return {
    ...Object.fromEntries(await Promise.all(hashed)),
    ...(address === undefined ? {} : { client_ip_address: address }),
    ...(userAgent === undefined ? {} : { client_user_agent: userAgent }),
    ...(fbp === undefined ? {} : { fbp }),
    ...(fbc === undefined ? {} : { fbc }),
  };
}

export async function serverEvent({ event, visitor }: Conversion): Promise<Record<string, unknown>> {
  const { event_name, event_time, event_id, event_source_url } = event;
  const { value, currency, content_ids, transaction_id, custom_data } = event;
  const custom = {
    ...custom_data,
    ...(value === undefined ? {} : { value, currency }),
    ...(content_ids === undefined ? {} : { content_ids }),
    ...(transaction_id === undefined ? {} : { order_id: transaction_id }),
  };
  return {
    event_name,
    event_time,
    event_id,
    event_source_url,
    action_source: 'website',
    user_data: await userData(visitor),
    ...(Object.keys(custom).length > 0 ? { custom_data: custom } : {}),
  };
}
