import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'

/** A text as it left the app: an SMS to `966512000001`, or an email, its subject first, with its attachments. */
export type SentMessage = { channel: 'sms' | 'email'; to: string; text: string; attachments: readonly Attachment[] }
type Attachment = { mime: string; bytes: Buffer }
export type MessageCarriers = {
  /** The newest first. */
  messages: readonly SentMessage[]
  /** What is wrong with the messages so far: of each, its recipient and why. */
  faults: () => string[]
  /** The variables of an app that sends by them. */
  env: Readonly<Record<string, string>>
  stop: () => void
}

/** Takes the place of an SMS gateway and of an SMTP server. Every message is checked as a recipient would. */
export async function startCarriers(site: string): Promise<MessageCarriers> {
  const messages: SentMessage[] = []
  const sms = createHttpServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const { recipients, body } = JSON.parse(Buffer.concat(chunks).toString())
    messages.unshift({ channel: 'sms', to: String(recipients[0]), text: String(body), attachments: [] })
    reply.end('{}')
  })
  const smtp = smtpServer((to, raw) => messages.unshift({ channel: 'email', to, ...readMail(raw) }))
  const [smsPort, smtpPort] = [await listen(sms), await listen(smtp)]
  return {
    messages,
    faults: () => messages.flatMap((message) => faultsOf(message, site).map((fault) => `${message.channel} to ${message.to}: ${fault}`)),
    env: {
      SMS_URL: `http://127.0.0.1:${smsPort}`,
      SMS_TOKEN: 'token',
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MAIL_FROM: 'Wasl <no-reply@wasl.example>',
    },
    stop() {
      sms.close()
      smtp.close()
    },
  }
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Safe: it listens on a port, not on a pipe.
  return (server.address() as AddressInfo).port
}

/** The part of SMTP that delivers a message: EHLO, MAIL, RCPT, DATA, QUIT. */
const smtpServer = (onMail: (to: string, raw: string) => void): Server =>
  createServer((socket) => {
    let [pending, to, data] = ['', '', null as string[] | null]
    socket.on('error', () => {})
    socket.write('220 carrier ready\r\n')
    socket.on('data', (chunk) => {
      const lines = (pending + chunk.toString('latin1')).split('\r\n')
      pending = lines.pop() ?? ''
      for (const line of lines) {
        if (data && line !== '.') {
          data.push(line.replace(/^\.\./, '.'))
          continue
        }
        if (data) onMail(to, data.join('\r\n'))
        to = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1] ?? to
        data = !data && /^DATA/i.test(line) ? [] : null
        socket.write(data ? '354 go on\r\n' : /^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
  })

/** The subject and the texts of a message, decoded, and its other parts. */
function readMail(raw: string): Pick<SentMessage, 'text' | 'attachments'> {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const headers = head.replace(/\r\n[ \t]+/g, ' ')
  const body = rest.join('\r\n\r\n')
  const boundary = /boundary="?([^";\r\n]+)/i.exec(headers)?.[1]
  const subject = decodeHeader(/^subject: (.*)$/im.exec(headers)?.[1] ?? '')
  if (boundary) {
    const parts = body.split(`--${boundary}`).slice(1, -1)
    const read = parts.map((part) => readMail(part.replace(/^\r\n/, '')))
    return {
      text: [subject, ...read.map(({ text }) => text)].join('\n').trim(),
      attachments: read.flatMap(({ attachments }) => attachments),
    }
  }
  const encoding = /^content-transfer-encoding: (.*)$/im.exec(headers)?.[1]?.toLowerCase()
  const bytes =
    encoding === 'base64' ? Buffer.from(body, 'base64') : encoding === 'quoted-printable' ? fromQuoted(body) : Buffer.from(body, 'latin1')
  const mime = /^content-type: ([^;\s]+)/im.exec(headers)?.[1]?.toLowerCase() ?? 'text/plain'
  if (!mime.startsWith('text/')) return { text: subject, attachments: [{ mime, bytes }] }
  return { text: `${subject}\n${bytes.toString('utf8')}`.trim(), attachments: [] }
}

const fromQuoted = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

const decodeHeader = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString('utf8') : fromQuoted(word.replaceAll('_', ' ')).toString('utf8'),
    )

/** What a recipient would stumble over: nothing to read, a placeholder without its value, a link that leads elsewhere, or a file that is no PDF. */
function faultsOf({ channel, to, text, attachments }: SentMessage, site: string): string[] {
  const links = text.match(/https?:\/\/[^\s"'<>]+/g) ?? []
  const isPhone = channel === 'sms' && /^9665\d{8}$/.test(to)
  const isMail = channel === 'email' && /^[^@\s]+@[^@\s]+$/.test(to)
  return [
    ...(isPhone || isMail ? [] : ['no recipient']),
    ...(/\p{L}{2}/u.test(text) ? [] : ['no text']),
    ...(text.match(/\{\{|\}\}|undefined|\[object|\bNaN\b/g) ?? []),
    ...(/�/.test(text) ? ['broken letters'] : []),
    ...links.filter((link) => new URL(link).origin !== site && !link.startsWith('http://www.w3.org/')),
    ...attachments.flatMap((attachment) => (isPdf(attachment) ? [] : [`an attachment of ${attachment.mime} that is no whole PDF`])),
  ]
}

const isPdf = ({ mime, bytes }: Attachment): boolean =>
  mime === 'application/pdf' && bytes.toString('latin1', 0, 5) === '%PDF-' && bytes.toString('latin1').trimEnd().endsWith('%%EOF')
