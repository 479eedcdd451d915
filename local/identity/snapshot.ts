import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js';

const snapshotSchema = z.object({
  accounts: z.array(z.looseObject({ localId: z.string() })),
  mailedCodes: z.array(
    z.object({
      email: z.string(),
      oobCode: z.string(),
      oobLink: z.string(),
      requestType: z.string(),
      newEmail: z.string().optional(),
    }),
  ),
});

type Snapshot = z.infer<typeof snapshotSchema>;

/** What was there when the emulator last ran; nothing when it never did, or when the file is not one of ours. */
export async function readSnapshot(file: string): Promise<Snapshot | undefined> {
  try {
    return snapshotSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Everything that people would miss: accounts with their passwords' hashes, and links that still wait in a mailbox. */
export async function writeSnapshot(file: string, state: AgentProjectState): Promise<void> {
  const snapshot: Snapshot = { accounts: [...state.users.values()], mailedCodes: [...state.oobs.values()] };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(snapshot, null, 2), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

export function restore(state: AgentProjectState, snapshot: Snapshot): void {
  for (const account of snapshot.accounts) state.overwriteUserWithLocalId(account.localId, account);
  for (const code of snapshot.mailedCodes) state.oobs.set(code.oobCode, code);
}
