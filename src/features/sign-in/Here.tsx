import { createRoot } from 'react-dom/client';
import { headlineFor } from '#domain/landing.ts';
import type { LoginReason } from '#domain/sign-in.ts';
import { signInHere } from '#site/browser/page-sign-in.ts';
import { via } from '#site/browser/page-via.ts';
import { openLogin, type PageLogin } from './page.ts';
import { Screen } from './Screen.tsx';
import type { LoginTexts } from './texts.ts';

interface Props {
  texts: LoginTexts;
  /** The login page's own address: links out of e-mails lead there. */
  address: string;
  reason: LoginReason;
}

/** The sign-in within the page that needs it, where leaving that page would lose what is on it. */
function Here({ texts, page }: Pick<Props, 'texts'> & { page: PageLogin }) {
  return (
    <>
      <p className="alert" data-kind="notice">
        {texts.here.why}
      </p>
      <Screen texts={texts} page={page} />
      <button type="button" className="text-button" onClick={signInHere.close}>
        {texts.here.back}
      </button>
    </>
  );
}

/** Opens the sign-in in this place of the page, with the texts that stand in its markup; returns how to end it. */
export function show(place: HTMLElement): () => void {
  const { texts, address, reason } = JSON.parse(place.dataset['words'] ?? '{}') as Props;
  const page = openLogin({
    reason: headlineFor(via(), reason),
    purpose: reason,
    arrival: { by: 'visit' },
    destination: location.pathname,
    returnTo: location.origin + address,
    inPlace: true,
    go: signInHere.close,
    reload: () => false,
  });
  const root = createRoot(place.querySelector('.login-card') ?? place);
  root.render(<Here texts={texts} page={page} />);
  return () => {
    root.unmount();
    page.close();
  };
}
