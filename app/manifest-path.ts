/** Where the site tells what it is called, and by which icons, on a home screen. */
export const MANIFEST_PATH = '/manifest.webmanifest';
