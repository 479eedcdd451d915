import { fill, type Text } from '#domain/text/fill.ts';
import { formatDate } from '#domain/text/format.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { WithdrawConsent } from '#site/ui/WithdrawConsent.tsx';
import type { Shown } from './state.ts';
import type { AccountTexts } from './texts.ts';

interface Props {
  texts: AccountTexts;
  state: Shown;
  verb: 'health' | 'workbook';
  given: string | null;
  words: {
    title: string;
    none: string;
    given: Text<'date'>;
    sure: string;
    done: string;
  };
  withdraw: () => Promise<unknown>;
}

/** A consent about health data, and its withdrawal in two steps. */
export function Consent({ texts, state, verb, given, words, withdraw }: Props) {
  const { data } = texts;
  const isBusy = state.doing.state === 'busy' && state.doing.action === verb;
  const isDone = state.doing.state === 'done' && state.doing.action === verb;
  return (
    <li>
      <h3>{words.title}</h3>
      <p className="soft">
        {given === null ? words.none : fill(words.given, { date: formatDate(new Date(given)) })}
      </p>
      {given !== null && (
        <WithdrawConsent
          words={{
            withdraw: data.healthWithdraw,
            sure: words.sure,
            confirm: data.healthConfirm,
            keep: data.keep,
          }}
          isBusy={isBusy}
          onWithdraw={() => void withdraw()}
        />
      )}
      <Alert kind="notice" text={isDone ? words.done : undefined} />
    </li>
  );
}
