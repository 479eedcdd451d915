import type { ReactNode } from 'react';
import { StoreLinks } from '#site/ui/StoreLinks.tsx';
import type { AccountTexts } from './texts.ts';
import '#site/ui/surface.css';
import './app.css';

export interface AppCode {
  path: string;
  size: number;
}

/** App stores, and a QR code for visitors on a larger screen. */
export const AppCard = ({ texts, qr, screen }: { texts: AccountTexts; qr: AppCode; screen: ReactNode }) => (
  <section className="surface sage account-app" aria-labelledby="account-app">
    <div>
      <h2 id="account-app">{texts.app.title}</h2>
      <p>{texts.app.text}</p>
      <ol role="list" className="stack-xs">
        {[texts.app.load, texts.app.signIn, texts.app.start].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <StoreLinks badge={texts.app.badge} stores={texts.paths.stores} />
    </div>
    <div className="account-screen">{screen}</div>
    <figure className="account-qr">
      <svg viewBox={`-2 -2 ${qr.size + 4} ${qr.size + 4}`} role="img" aria-label={texts.app.scan}>
        <rect x="-2" y="-2" width={qr.size + 4} height={qr.size + 4} rx="2" fill="#fff" />
        <path d={qr.path} fill="#1e2a24" shapeRendering="crispEdges" />
      </svg>
      <figcaption aria-hidden="true">{texts.app.scan}</figcaption>
    </figure>
  </section>
);
