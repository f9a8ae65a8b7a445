/** A message to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends messages. A host that has a mail service gives its own. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Writes messages to the console, for whoever runs the server to pass on. Not to the log: they hold secrets. */
export function consoleMailer(stream: NodeJS.WritableStream = process.stderr): Mailer {
  return {
    async send({ to, subject, text }) {
      stream.write(`\n✉  ${to}\n   ${subject}\n   ${text.replaceAll('\n', '\n   ')}\n\n`);
    },
  };
}

/** Keeps the subjects of a mailer's messages on one line: what users are called must not add lines to a message's head. */
export function withPlainSubjects(mailer: Mailer): Mailer {
  return {
    send: ({ subject, ...mail }) =>
      mailer.send({ ...mail, subject: subject.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ') }),
  };
}
