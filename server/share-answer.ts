interface SharedFor {
  /** Milliseconds that an answer, a failure too, is given to everybody who asks. */
  keepMs: number;
  /** Milliseconds after which nobody waits for it any more. */
  limitMs: number;
  /** Told once of each failure, a late answer being one. */
  onFailure(error: unknown): void;
}

/**
 * A question that anybody may ask, put once at a time and not again while its answer is new. Undefined: it failed, or
 * took too long. A question that is late is not put again before it has ended.
 * @param now milliseconds of a clock that only goes forward
 */
export function shareAnswer<T>(
  ask: () => Promise<T>,
  { keepMs, limitMs, onFailure }: SharedFor,
  now = () => performance.now(),
): () => Promise<T | undefined> {
  let last: { answer: Promise<T | undefined>; until: number } | undefined;
  return () => {
    if (!last || now() >= last.until) last = begin();
    return last.answer;
  };

  function begin() {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error(`No answer within ${limitMs} ms`)), limitMs);
    const asked = ask();
    const begun = {
      until: Infinity,
      answer: Promise.race([asked, late.promise]).catch((error: unknown) => {
        onFailure(error);
        return undefined;
      }),
    };
    const end = () => {
      clearTimeout(timer);
      begun.until = now() + keepMs;
    };
    asked.then(end, end);
    return begun;
  }
}
