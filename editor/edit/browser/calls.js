/** Calls the tool. @throws {Error} with a sentence for the person */
export async function call(path, body) {
  return answerOf(path, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) });
}

export async function upload(name, blob) {
  return answerOf(`media?name=${encodeURIComponent(name)}`, { method: 'POST', body: blob });
}

async function answerOf(path, request) {
  const response = await fetch(`/api/${path}`, request).catch(() => {
    throw new Sentence(ENDED);
  });
  if (response.status === 403 && !isJson(response)) throw new Sentence(NO_KEY);
  const answer = await response.json();
  if (!response.ok) throw new Sentence(answer.error, response.status);
  return answer;
}

const isJson = ({ headers }) => headers.get('Content-Type')?.startsWith('application/json');

const ENDED =
  'Not saved: npm run edit has ended. Start it again, and open the address that it prints in another tab. Then come back to this one and save: your text is still here.';

const NO_KEY =
  'Not saved: npm run edit has been started again, with another key. Open the address that it has printed in another tab. Then come back to this one and save: your text is still here.';

/** The window shows an error with its name in front. */
export class Sentence extends Error {
  constructor(message, status) {
    super(message);
    this.status = status;
  }
  toString() {
    return this.message;
  }
}
