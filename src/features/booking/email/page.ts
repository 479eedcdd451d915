import { hasConfirmed } from '../booking.ts';
import { withGreeting } from '#site/browser/page-greeting.ts';
import { environment } from '#site/browser/environment.ts';
import { members } from '#site/browser/member-call.ts';
import { withCampaign } from '#site/browser/page-via.ts';
import { createContactEmail } from './contact-email.store.ts';
import type { ContactEmailWords } from './texts.ts';

/** The question for a contact e-mail on this page. */
export const openContactEmail = ({ course, level, paths }: ContactEmailWords) =>
  createContactEmail({
    session: environment.session,
    members,
    level,
    paths,
    hasConfirmed: () => hasConfirmed(course),
    go: (path) => {
      const isPassedThrough = path === paths.order || path === paths.account;
      location.replace(withCampaign(isPassedThrough ? withGreeting(path) : path));
    },
  });
