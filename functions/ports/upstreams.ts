/** What a call of an outside service says about it. `refused`: it answers, and does not take our key. */
export type Answered = 'up' | 'failing' | 'refused';

export type Witness = (answered: Answered) => void;

/** For calls that throw when the service fails. */
export async function witnessed<Result>(witness: Witness, call: Promise<Result>): Promise<Result> {
  try {
    const result = await call;
    witness('up');
    return result;
  } catch (error) {
    witness('failing');
    throw error;
  }
}
