/** Local storage key of the acceptance (specification, section 3). */
export const CONSENT_KEY = 'privacy-accepted';
