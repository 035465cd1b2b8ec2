/** Calls the tool. @throws {Error} with a sentence for the person */
export async function call(path, body) {
  return answerOf(path, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) });
}

export async function upload(name, blob) {
  return answerOf(`media?name=${encodeURIComponent(name)}`, { method: 'POST', body: blob });
}

async function answerOf(path, request) {
  const response = await fetch(`/api/${path}`, request).catch(() => {
    throw new Sentence(`npm run edit has ended. Nothing is saved until you start it again and ${AGAIN}`);
  });
  if (response.status === 403 && !isJson(response))
    throw new Sentence(
      `npm run edit has been started again, with another key. Nothing is saved until you ${AGAIN}`,
    );
  const answer = await response.json();
  if (!response.ok) throw new Sentence(answer.error, response.status);
  return answer;
}

const isJson = ({ headers }) => headers.get('Content-Type')?.startsWith('application/json');

const AGAIN =
  'open the address that it prints in another tab. Then come back to this one: your text is still here.';

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
