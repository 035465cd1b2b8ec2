import { launch } from 'puppeteer-core';
import { readFileSync } from 'node:fs';
const browser = await launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  headless: true,
});
for (const url of process.argv.slice(2)) {
  const page = await browser.newPage();
  await page.setViewport({ width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true });
  await page.emulateCPUThrottling(4);
  await page.tracing.start({
    path: '/tmp/trace.json',
    categories: ['devtools.timeline', 'toplevel', 'v8.execute', 'disabled-by-default-v8.cpu_profiler'],
  });
  await page.goto(url);
  await new Promise((r) => setTimeout(r, 2500));
  await page.tracing.stop();
  await page.close();
  const { traceEvents: ev } = JSON.parse(readFileSync('/tmp/trace.json'));
  const count = {};
  for (const e of ev)
    if (e.name === 'Layout' || e.name === 'UpdateLayoutTree')
      count[e.pid + ':' + e.tid] = (count[e.pid + ':' + e.tid] ?? 0) + (e.dur ?? 0);
  const [pid, tid] = Object.entries(count)
    .sort((a, b) => b[1] - a[1])[0][0]
    .split(':')
    .map(Number);
  const thread = { pid, tid };
  const mine = ev.filter((e) => e.pid === thread.pid && e.tid === thread.tid && e.ph === 'X');
  const tasks = mine
    .filter((e) => e.name === 'RunTask' || e.name === 'ThreadControllerImpl::RunTask')
    .filter((e) => e.dur > 20000)
    .sort((a, b) => a.ts - b.ts);
  const t0 = Math.min(...mine.map((e) => e.ts));
  console.log(
    url,
    'total',
    Math.round(mine.filter((e) => e.name.endsWith('RunTask')).reduce((s, e) => s + e.dur, 0) / 1000),
  );
  for (const t of tasks) {
    const sums = {};
    for (const e of mine)
      if (e !== t && e.ts >= t.ts && e.ts + e.dur <= t.ts + t.dur && e.dur > 3000)
        sums[
          e.name +
            (e.args?.data?.functionName ? ':' + e.args.data.functionName : '') +
            (e.args?.data?.url ? ':' + e.args.data.url.slice(-28) : '')
        ] = (sums[e.name] ?? 0) + Math.round(e.dur / 1000);
    console.log(
      ' @',
      Math.round((t.ts - t0) / 1000),
      'dur',
      Math.round(t.dur / 1000),
      JSON.stringify(sums).slice(0, 420),
    );
  }
}
await browser.close();
