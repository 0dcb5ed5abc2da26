import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { CommandError } from './operator-command.ts'

/** Asks for a new password twice, without showing it. Without a terminal it is the first line of the standard input. */
export async function promptPassword(): Promise<string> {
  if (!process.stdin.isTTY) return readPiped()
  const password = await promptHidden('Password: ')
  if ((await promptHidden('The same again: ')) !== password) throw new CommandError('The two passwords are different. Nothing was changed.')
  return password
}

async function readPiped(): Promise<string> {
  const [line = ''] = (await text(process.stdin)).split(/\r?\n/)
  if (line === '')
    throw new CommandError(
      'There is no terminal to enter the password in. Run the command in one, or pass the password on its standard input: echo "$PASSWORD" | npm run add-admin -- …',
    )
  return line
}

async function promptHidden(question: string): Promise<string> {
  process.stderr.write(question)
  const nowhere = new Writable({ write: (_, __, done) => done() })
  const input = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  try {
    return await new Promise((resolve, reject) => {
      input.once('line', resolve)
      // Ctrl-C and Ctrl-D.
      input.once('close', () => reject(new CommandError('Nothing was changed.')))
    })
  } finally {
    input.close()
    process.stderr.write('\n')
  }
}
