/**
 * Features that the site uses although some supported browser lacks them, as paths of MDN's data. Each group says what
 * such a browser has instead. The tests fail for a missing entry and for an entry that is no longer needed.
 */
export const ALLOWED_FEATURES: readonly { features: readonly string[]; because: string }[] = [
  {
    features: [
      'html.elements.button.command',
      'html.elements.button.commandfor',
      'html.elements.dialog.closedby',
      'html.elements.details.name',
    ],
    because: 'app/browser/older-browsers.ts stands in.',
  },
  {
    features: [
      'html.elements.button.popovertarget',
      'html.elements.button.popovertargetaction',
      'html.global_attributes.popover',
      'css.selectors.popover-open',
      'api.HTMLElement.hidePopover',
    ],
    because:
      'Only for browsers without commandfor, until their scripts are here; Firefox before 125 then has no menu for that moment. The selector stands in :is(), which leaves out what it does not know; the call is made where the selector is known.',
  },
  {
    features: [
      'css.properties.text-wrap',
      'css.properties.text-wrap.balance',
      'css.properties.text-wrap.pretty',
      'css.properties.text-wrap-style.balance',
      'css.properties.text-wrap-style.pretty',
      'css.properties.word-break.auto-phrase',
    ],
    because: 'Lines break where they always did.',
  },
  {
    features: ['css.at-rules.font-face.ascent-override', 'css.at-rules.font-face.descent-override'],
    because: 'Safari shows the system’s font with its own height until the brand’s is here.',
  },
  {
    features: [
      'css.properties.position-area',
      'css.properties.position-area.block-end',
      'css.properties.position-area.span-all',
      'css.properties.position-try',
      'css.properties.position-try.flip-block',
      'css.properties.position-try-fallbacks.flip-block',
    ],
    because: 'The source of a marked figure appears in the middle of the screen.',
  },
  {
    features: ['css.properties.field-sizing', 'css.properties.field-sizing.content'],
    because: 'A select is as wide as its longest choice.',
  },
  {
    features: [
      'css.properties.scroll-target-group',
      'css.properties.scroll-target-group.auto',
      'css.selectors.target-current',
    ],
    because: 'A table of contents does not mark where the reader is; the rule is one of its own.',
  },
  {
    features: ['css.selectors.details-content'],
    because: 'An answer of the FAQ stands under its question.',
  },
  {
    features: ['css.properties.break-after.avoid'],
    because: 'On paper a heading may stand at the foot of a page.',
  },
  {
    features: ['css.properties.forced-color-adjust', 'css.properties.forced-color-adjust.none'],
    because: 'Safari has no forced colors.',
  },
  {
    features: ['css.properties.accent-color'],
    because: 'A checkbox has the browser’s own color.',
  },
  {
    features: ['css.properties.text-size-adjust'],
    because: 'The bundler adds -webkit-text-size-adjust for iOS; other browsers do not grow texts.',
  },
  {
    features: [
      'css.properties.cursor.crosshair',
      'css.properties.cursor.not-allowed',
      'css.properties.cursor.pointer',
      'css.properties.resize',
      'css.properties.resize.vertical',
      'css.properties.overscroll-behavior',
    ],
    because:
      'Telephones have no pointer to show and no corner to drag; a page may scroll behind a dialog’s end.',
  },
  {
    features: ['css.properties.print-color-adjust', 'css.properties.print-color-adjust.exact'],
    because: 'Without it, the arrow of a link to another site is missing on paper, which has its address.',
  },
  {
    features: [
      'html.elements.link.rel.icon',
      'html.elements.meta.name.theme-color',
      'html.elements.meta.name.viewport',
      'svg.elements.a.hreflang',
      'svg.elements.a.rel',
    ],
    because: 'For the browsers that read them; others ask for the icons by themselves.',
  },
  {
    features: [
      'api.Document.prerendering',
      'api.Document.wasDiscarded',
      'api.Navigator.globalPrivacyControl',
      'api.Performance.interactionCount',
      'api.Window.cancelIdleCallback',
      'api.Window.requestIdleCallback',
    ],
    because: 'What measures asks whether they are there, and does with less.',
  },
  {
    features: ['api.Scheduler.yield', 'api.scheduler'],
    because: 'app/islands/draft-reader.tsx asks for it, and waits for a timer in its place.',
  },
  {
    features: ['api.Navigator.connection'],
    because: 'React asks whether it is there.',
  },
  {
    features: ['html.elements.link.blocking', 'html.elements.link.rel.expect'],
    because: 'A page may be painted before its first part is whole.',
  },
  {
    features: ['css.at-rules.view-transition'],
    because: 'The next page appears at once.',
  },
  {
    features: [
      'api.PublicKeyCredential.parseCreationOptionsFromJSON_static',
      'api.PublicKeyCredential.parseRequestOptionsFromJSON_static',
    ],
    because: 'The client of the hosted backend, which no page loads, asks whether they are there.',
  },
  {
    features: ['javascript.builtins.Uint8Array.toBase64'],
    because: 'A method of the same name in the client of the hosted backend.',
  },
  {
    features: ['api.NavigationActivation.from'],
    because: 'A property of the same name in the tools.',
  },
];
