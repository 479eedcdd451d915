import { isObject } from '#domain/text/json.ts';
import { callOffQuizReminder } from '#site/api/quiz-reminder.ts';
import { onDevice, storedValue } from './browser-storage.ts';
import { createCall, type CallOf } from './call.ts';

export interface AskedReminder {
  token: string;
  /** In milliseconds. */
  asked: number;
}

const dayMs = 86_400_000;

/** After a day the mail has been sent. */
function reminderFrom(value: unknown): AskedReminder | undefined {
  if (!isObject(value)) return undefined;
  const { token, asked } = value;
  if (typeof token !== 'string' || typeof asked !== 'number') return undefined;
  return asked > Date.now() - dayMs && asked <= Date.now() ? { token, asked } : undefined;
}

/** The reminder requested in this browser. */
export const askedReminder = storedValue(onDevice, 'quiz-reminder', reminderFrom);

/** Cancels the reminder, if there is one. Resolves to whether no mail requested here will come. */
export async function callOffReminder(
  callOff: CallOf<typeof callOffQuizReminder> = createCall()(callOffQuizReminder),
): Promise<boolean> {
  const found = askedReminder.read();
  if (found && (await callOff({ token: found.token })).state === 'failed') return false;
  askedReminder.remove();
  return true;
}
