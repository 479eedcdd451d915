import { features } from 'web-features';

/**
 * Which parts of the web platform our browser support policy allows, by their keys in MDN's compatibility data:
 * `css.properties.gap`, `api.URL.canParse_static`. Features that the data do not list are older.
 *
 * @see https://github.com/web-platform-dx/web-features
 */
/** Safari on iOS 16, as in src/build/browsers.ts; a test compares them. */
export const oldestIos = 16;

/** `≤13.1`: there by 13.1 at the latest. @param {string | boolean | undefined} since */
const isInOldest = (since) =>
  typeof since === 'string' && Number.parseFloat(since.replace('≤', '')) <= oldestIos;

/** Why a feature may not be used, `undefined` if it may. @type {ReadonlyMap<string, string | undefined>} */
export const platform = new Map(
  Object.values(features).flatMap((feature) =>
    Object.entries(('status' in feature && feature.status.by_compat_key) || {}).map(
      ([key, { baseline, support }]) => {
        const inSafari = support.safari_ios;
        if (!isInOldest(inSafari))
          return [key, `iOS has it ${inSafari ? `from ${inSafari} on` : 'in no version'}`];
        return [key, baseline === 'high' ? undefined : 'it is not widely available (Baseline)'];
      },
    ),
  ),
);

/**
 * Newer than the policy, but used as a progressive enhancement.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const enhancements = {
  'api.AudioParam.exponentialRampToValueAtTime': 'Safari has had it since 6; others sound a little otherwise',
  'api.HTMLElement.togglePopover': 'src/ui/popover.ts stands in',
  'api.IDBFactory.databases': 'iOS has had it since 14; a failure keeps the sign-in in the tab',
  'api.MediaMetadata': "asked for first, and Safari has had it since 15: the player's own buttons do",
  'api.MediaSession.metadata': "asked for first, and Safari has had it since 15: the player's own buttons do",
  'api.MediaSession.playbackState':
    "asked for first, and Safari has had it since 15: the player's own buttons do",
  'api.MediaSession.setActionHandler':
    "asked for first, and Safari has had it since 15: the player's own buttons do",
  'api.MediaSession.setPositionState':
    "asked for first, and Safari has had it since 15: the player's own buttons do",
  'api.Navigation.activation': 'pages change without a transition',
  'api.NavigationActivation.entry': 'pages change without a transition',
  'api.NavigationActivation.from': 'pages change without a transition',
  'api.NavigationHistoryEntry.url': 'pages change without a transition',
  'api.Navigator.share': 'asked for first: the button copies the link',
  'api.Navigator.vibrate': 'asked for first: a timer rings',
  'api.Navigator.wakeLock': 'asked for first: the screen goes dark while one cooks',
  'api.ViewTransition.finished': 'pages change without a transition',
  'api.WakeLock.request': 'asked for first: the screen goes dark while one cooks',
  'api.WakeLockSentinel.release': 'asked for first: the screen goes dark while one cooks',
  'api.WakeLockSentinel.released': 'asked for first: the screen goes dark while one cooks',
  'api.Window.open': 'the data miss sizes of a window, which phones do not have',
  'css.at-rules.media.scripting': 'without it, what needs a script is shown to those who have none',
  'css.at-rules.page': 'the margins of a printed recipe',
  'css.at-rules.view-transition': 'pages change without a transition',
  'css.properties.accent-color': 'Safari has had it since 15.4; the data ask for contrast too',
  'css.properties.break-after.avoid': 'a heading may end a printed page',
  'css.properties.content-visibility': 'part of how answers unfold',
  'css.properties.content-visibility.visible': 'part of how answers unfold',
  'css.properties.cursor.default': 'there is no pointer on a phone',
  'css.properties.cursor.pointer': 'there is no pointer on a phone',
  'css.properties.cursor.progress': 'there is no pointer on a phone',
  'css.properties.interpolate-size': 'answers open at once',
  'css.properties.interpolate-size.allow-keywords': 'answers open at once',
  'css.properties.outline': 'older ones draw it without round corners',
  'css.properties.outline.none': 'older ones draw it without round corners',
  'css.properties.outline.solid': 'older ones draw it without round corners',
  'css.properties.overscroll-behavior': 'the page behind scrolls along at the end of a list',
  'css.properties.overscroll-behavior.contain': 'the page behind scrolls along at the end of a list',
  'css.properties.overscroll-behavior-x': 'the page behind scrolls along at the end of a list',
  'css.properties.overscroll-behavior-x.contain': 'the page behind scrolls along at the end of a list',
  'css.properties.resize': 'phones resize no field',
  'css.properties.scrollbar-width': 'a thin bar is to be seen',
  'css.properties.scrollbar-width.none': 'a thin bar is to be seen',
  'css.properties.text-wrap': 'headings break where they come to an end',
  'css.properties.text-wrap.balance': 'headings break where they come to an end',
  'css.properties.text-wrap.pretty': 'a paragraph may end in a single word',
  'css.properties.view-transition-name': 'pages change without a transition',
  'css.selectors.details-content': 'answers open at once',
  'css.selectors.marker': 'bullets have the colour of the text',
  'css.selectors.popover-open': 'src/ui/popover.ts stands in',
  'css.selectors.selection': 'what is selected has the colour of the system',
  'html.elements.button.command': 'src/ui/Dialog.astro stands in',
  'html.elements.button.commandfor': 'src/ui/Dialog.astro stands in',
  'html.elements.button.popovertarget': 'src/ui/popover.ts stands in',
  'html.elements.button.popovertargetaction': 'src/ui/popover.ts stands in',
  'html.elements.dialog.closedby': 'Escape and its button close a dialog',
  'html.elements.img.fetchpriority': 'the first picture comes a little later',
  'html.elements.link.blocking': 'the menu may be painted twice',
  'html.elements.link.fetchpriority': 'the first picture comes a little later',
  'html.elements.link.imagesizes': 'the first picture comes a little later',
  'html.elements.link.imagesrcset': 'the first picture comes a little later',
  'html.elements.link.rel.expect': 'the menu may be painted twice',
  'html.elements.link.rel.manifest': 'only installed sites need it',
  'html.elements.meta.name.theme-color': 'the bar of the browser keeps its colour',
  'html.elements.search': 'a landmark for screen readers; laid out like any element',
  'html.global_attributes.autocapitalize': 'a code may begin with a capital letter',
  'html.global_attributes.autofocus': 'the focus stays on the dialog itself',
  'html.global_attributes.popover': 'src/ui/popover.ts stands in',
};
