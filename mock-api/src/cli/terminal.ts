/** Asks a person at the terminal. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

interface Terminal {
  ask(question: string): Promise<string>;
  /** Without showing what is typed. */
  askSecret(question: string): Promise<string>;
}

interface Streams {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** What is thrown when the person leaves with Ctrl-C or Ctrl-D. */
export class Left extends Error {}

export async function atTerminal<Answer>(
  work: (terminal: Terminal) => Promise<Answer>,
  { input, output }: Streams = { input: process.stdin, output: process.stdout },
): Promise<Answer> {
  let isHidden = false;
  const shown = new Writable({
    write(chunk, _encoding, done) {
      if (!isHidden) output.write(chunk);
      done();
    },
  });
  const reader = createInterface({ input, output: shown, terminal: true });
  const { promise: left, reject: leave } = Promise.withResolvers<never>();
  reader.once('close', () => leave(new Left('Nothing was made.')));
  left.catch(() => {});
  const ask = (question: string): Promise<string> => Promise.race([reader.question(question).catch(() => left), left]);
  const askSecret = async (question: string): Promise<string> => {
    isHidden = true;
    const answer = ask('');
    output.write(question);
    try {
      return await answer;
    } finally {
      isHidden = false;
      output.write('\n');
    }
  };
  try {
    return await work({ ask, askSecret });
  } finally {
    reader.close();
  }
}
