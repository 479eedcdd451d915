import { describe, expect, it } from 'vitest';
import { code } from '../outside/call.ts';
import { leader, mailbox } from '../outside/contact.ts';
import { sql } from '../outside/database.ts';
import { completes, request, view } from '../outside/graduate.ts';
import { participant } from '../outside/participant.ts';
import { livesAt } from '../outside/shop.ts';
import { passesAt } from '../outside/course-taker.ts';
import type { DeskView, ParticipantView } from '#site/api/course-leader.ts';

const other = { name: 'Ganz Andere Person', birthday: '1988-02-03' };
const married = { name: 'Lena Neuname', birthday: '1988-02-03' };
const own = { name: livesAt.name, birthday: '1988-02-03' };

async function graduate(name: string) {
  const her = await participant(name, 'zpp', {}, mailbox.worker);
  await completes(her);
  return her;
}

type Her = Awaited<ReturnType<typeof graduate>>;

const mailsTo = async (her: Her) => {
  await passesAt(mailbox.worker, her.now().getTime());
  return mailbox.to(`${her.uid}@example.com`).map(({ subject, text }) => `${subject} ${text}`);
};

async function decide(her: Her, approve: boolean) {
  const she = await leader(`decides-${crypto.randomUUID()}`);
  const path = `/api/course-leader/${her.orderId}`;
  const desk = (await she.get(path)).body as DeskView;
  const answer = await she.send(
    `${path}/name`,
    { asked: desk.nameAsked?.asked ?? '', approve },
    { 'X-Valea-Now': her.now().toISOString() },
  );
  return { she, desk, answer };
}

describe('a certificate in another name', () => {
  it('is issued where the given name stays, and states since when and who booked', async () => {
    const her = await graduate('married');
    expect((await request(her, married)).body).toMatchObject({
      state: 'made',
      name: married.name,
      naming: { booked: livesAt.name, asked: null },
    });
    expect(await sql('SELECT 1 FROM certificate_names WHERE order_id = ?', her.orderId).first()).toBeNull();
  });

  it('is not issued to a different person: the leader finds it with the contact ledger, and the buyer is told', async () => {
    const her = await graduate('other-person');
    const { body } = await request(her, other);
    expect(body).toMatchObject({
      state: 'complete',
      naming: { asked: { name: other.name, state: 'waiting' } },
    });
    expect((await her.send('/api/certificates/zpp/file', {})).status).toBe(404);
    expect((await mailsTo(her)).join(' ')).toContain(`„${other.name}“ angefordert`);
    const she = await leader('sees-names');
    const { participants } = (await she.get('/api/course-leader')).body as {
      participants: ParticipantView[];
    };
    const listed = participants.find(({ participation }) => participation === her.orderId);
    expect(listed?.waitingSince).not.toBeNull();
    const desk = (await she.get(`/api/course-leader/${her.orderId}`)).body;
    expect(desk).toMatchObject({ nameAsked: { booked: livesAt.name, ...other }, contact: [] });
  });

  it('is issued once the leader agrees, says so on paper, and the buyer is told', async () => {
    const her = await graduate('approved-name');
    await request(her, other);
    const { she, desk, answer } = await decide(her, true);
    expect(answer.body).toMatchObject({ nameAsked: null });
    expect(await view(her)).toMatchObject({ state: 'made', name: other.name, naming: { asked: null } });
    expect((await mailsTo(her)).join(' ')).toContain(`lautet auf „${other.name}“`);
    // Decided once.
    const again = { asked: desk.nameAsked?.asked, approve: false };
    expect(code(await she.send(`/api/course-leader/${her.orderId}/name`, again))).toEqual({
      code: 'not_found',
    });
    // A typo in the approved name can be corrected, another person is asked again.
    expect((await request(her, { ...other, name: 'Ganz Andere Persson' })).body).toMatchObject({
      name: 'Ganz Andere Persson',
    });
    expect((await request(her, { ...other, name: 'Noch Wer' })).body).toMatchObject({
      name: 'Ganz Andere Persson',
      naming: { asked: { name: 'Noch Wer' } },
    });
  });

  it('is refused by the leader: the buyer is told, and has it in her own name', async () => {
    const her = await graduate('refused-name');
    await request(her, other);
    await decide(her, false);
    expect(await view(her)).toMatchObject({ state: 'complete', naming: { asked: { state: 'refused' } } });
    expect((await mailsTo(her)).join(' ')).toContain(`nicht auf „${other.name}“`);
    her.wait(1000);
    expect((await request(her, own)).body).toMatchObject({
      ...{ state: 'made', name: livesAt.name },
      naming: { asked: null },
    });
  });

  it('drops a waiting request once she takes her own', async () => {
    const her = await graduate('own-name-after-all');
    await request(her, other);
    expect((await request(her, own)).body).toMatchObject({ name: livesAt.name, naming: { asked: null } });
  });

  it('cannot be had by correcting the invoice first', async () => {
    const her = await graduate('by-invoice');
    await sql(
      `UPDATE orders SET billing_address_before = billing_address, billing_address_corrected = ?,
         billing_address = json_set(billing_address, '$.name', ?) WHERE id = ?`,
      her.now().getTime(),
      other.name,
      her.orderId,
    ).run();
    expect((await request(her, other)).body).toMatchObject({ naming: { asked: { state: 'waiting' } } });
  });

  it('is part of the export, and deleted with the account', async () => {
    const her = await graduate('exported-name');
    await request(her, other);
    const { body } = await her.get('/api/account/export');
    expect(body).toMatchObject({ certificateNames: [{ ...other, decided: null }] });
    await sql('DELETE FROM users WHERE id = ?', her.userId).run();
    expect(await sql('SELECT 1 FROM certificate_names WHERE order_id = ?', her.orderId).first()).toBeNull();
  });
});
