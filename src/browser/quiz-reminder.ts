import { callOffQuizReminder } from '#site/api/quiz-reminder.ts';
import { onDevice, storedValue } from './browser-storage.ts';
import { createCall, type CallOf } from './call.ts';

export interface AskedReminder {
  token: string;
  /** In milliseconds. */
  asked: number;
}

const dayMs = 86_400_000;

/** Whoever asked a day ago has had her mail. */
function reminderFrom(value: unknown): AskedReminder | undefined {
  if (typeof value !== 'object' || value === null || !('token' in value) || !('asked' in value))
    return undefined;
  const { token, asked } = value;
  if (typeof token !== 'string' || typeof asked !== 'number') return undefined;
  return asked > Date.now() - dayMs && asked <= Date.now() ? { token, asked } : undefined;
}

/** The reminder that was asked for in this browser. */
export const askedReminder = storedValue(onDevice, 'quiz-reminder', reminderFrom);

/** Calls the reminder off, if there is one. Says whether none will come that was asked for here. */
export async function callOffReminder(
  callOff: CallOf<typeof callOffQuizReminder> = createCall()(callOffQuizReminder),
): Promise<boolean> {
  const found = askedReminder.read();
  if (found && (await callOff({ token: found.token })).state === 'failed') return false;
  askedReminder.remove();
  return true;
}
