import type { MessageStore } from '../../server/messages/store.ts';

interface Action {
  /** Answers false when the message is not one that it can be done to. */
  act(id: string): Promise<boolean>;
  /** What is true of a message afterwards. */
  done: string;
  /** Which messages it can be done to. */
  only: string;
}

/**
 * Does something to each message, also when it cannot be done to another, and answers a line for each.
 * @throws when it could not be done to all; the error's message has the same lines.
 */
export async function eachMessage(
  store: MessageStore,
  ids: string[],
  { act, done, only }: Action,
): Promise<string> {
  const lines: string[] = [];
  let failures = 0;
  for (const id of ids) {
    if (await act(id)) {
      lines.push(`${id} ${done}`);
    } else {
      failures += 1;
      const message = await store.find(id);
      lines.push(message ? `${id} is ${message.delivery.state}: ${only}` : `There is no message ${id}`);
    }
  }
  if (failures > 0) throw new Error(lines.join('\n'));
  return lines.join('\n');
}
