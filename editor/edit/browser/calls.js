/** Calls the tool. @throws {Error} with a sentence for the person */
export async function call(path, body) {
  const request = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  return answerOf(await fetch(`/api/${path}`, request));
}

export async function upload(name, blob) {
  return answerOf(await fetch(`/api/media?name=${encodeURIComponent(name)}`, { method: 'POST', body: blob }));
}

async function answerOf(response) {
  const answer = await response.json();
  if (!response.ok) throw new Sentence(answer.error);
  return answer;
}

/** The window shows an error with its name in front. */
export class Sentence extends Error {
  toString() {
    return this.message;
  }
}
