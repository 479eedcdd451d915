import type { Locale } from '#domain/locales.ts';
import { loginPath } from '#i18n/login-path.ts';
import { pathOf } from '#i18n/routes.ts';
import {
  deleteCourseMessages,
  readCourseMessages,
  seeCourseMessages,
  writeCourseMessage,
} from '#site/api/course-messages.ts';
import { inTab, storedValue } from '#site/browser/browser-storage.ts';
import { randomId } from '#site/browser/ids.ts';
import { call, session } from '#site/browser/page-session.ts';
import { createMessages } from './messages.store.ts';
import { unsentFrom } from './messages-state.ts';

/** An open page shows answers without a reload. */
const lookEveryMs = 60_000;

export const openMessages = (locale: Locale) =>
  createMessages({
    session,
    api: {
      read: call(readCourseMessages),
      write: call(writeCourseMessage),
      see: call(seeCourseMessages),
      delete: call(deleteCourseMessages),
    },
    unsent: storedValue(inTab, 'course-messages', unsentFrom),
    newId: randomId,
    go: (url) => {
      location.assign(url);
    },
    login: loginPath(locale, { next: pathOf('courseMessages', locale) }),
    onWake(wake) {
      addEventListener('online', wake);
      document.addEventListener('visibilitychange', () => {
        if (!document.hidden) wake();
      });
      setInterval(() => {
        if (!document.hidden) wake();
      }, lookEveryMs);
    },
    isOnline: () => navigator.onLine,
    isSeen: () => !document.hidden,
  });
