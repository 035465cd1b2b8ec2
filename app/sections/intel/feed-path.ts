export const FEED_PATH = '/intel/feed.xml';
