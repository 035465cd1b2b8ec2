import lighthouse from 'lighthouse';
import { launch } from 'puppeteer-core';
const RUNS = Number(process.argv[2] || 5);
const paths = process.argv.slice(3);
const browser = await launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--no-first-run',
    '--disable-component-update',
    '--disable-sync',
  ],
  headless: true,
});
const A = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
  main: 'mainthread-work-breakdown',
};
const sides = {
  base: 'http://127.0.0.1:3200',
  now: 'http://127.0.0.1:3100',
  blocked: 'http://127.0.0.1:3200',
};
const res = {};
for (let r = 0; r < RUNS; r++)
  for (const p of paths)
    for (const s of r % 2 ? ['base', 'now', 'blocked'] : ['blocked', 'now', 'base']) {
      const page = await browser.newPage();
      const { lhr } = await lighthouse(
        sides[s] + p,
        {
          logLevel: 'error',
          onlyCategories: ['performance'],
          throttlingMethod: 'devtools',
          blockedUrlPatterns: s === 'blocked' ? ['*.js'] : [],
        },
        undefined,
        page,
      );
      await page.close();
      const f = Object.fromEntries(
        Object.entries(A).map(([k, id]) => [k, lhr.audits[id]?.numericValue ?? NaN]),
      );
      f.score = Math.round((lhr.categories.performance.score ?? NaN) * 100);
      for (const i of lhr.audits['mainthread-work-breakdown'].details?.items ?? []) f[i.group] = i.duration;
      ((res[p] ??= {})[s] ??= []).push(f);
    }
const med = (a) => a.toSorted((x, y) => x - y)[Math.floor(a.length / 2)];
for (const p of paths) {
  for (const s of ['base', 'now', 'blocked']) {
    const keys = Object.keys(res[p][s][0]);
    console.log(
      p,
      s,
      keys.map((k) => k + '=' + Math.round(med(res[p][s].map((f) => f[k] ?? 0)) * 1000) / 1000).join(' '),
    );
  }
}
await browser.close();
