/**
 * The words by which robots name themselves: the short pattern of the isbot package, which a fuller list is no
 * better than here, since most robots run no scripts and those that drive a browser are told by
 * `navigator.webdriver` (https://github.com/omrilotan/isbot, `isbotNaive`). Cubot is a maker of telephones.
 */
const ROBOT = /(?<!cu)bot|crawl|headless|http|lighthouse|scan|search|spider/i;

/** Whether a program other than a person's browser sends this User-Agent; nobody's browser sends none. */
export function isRobot(userAgent = ''): boolean {
  return userAgent === '' || ROBOT.test(userAgent);
}
