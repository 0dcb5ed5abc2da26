import { createTransport } from 'nodemailer'
import { CredentialsError } from '../../platform/adapters/credentials.ts'
import type { Mail } from './channels.ts'

const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 20_000 }

/** Sends emails through an SMTP server. `url`: `smtps://user:password@host:465`, or `smtp://…` which switches to TLS if the server can. */
export function smtpMail({ url, from }: { url: string; from: string }): Mail {
  const transport = createTransport({ url, ...timeouts }, { from })
  const domain = from.match(/@([^\s>]+)/)?.[1] ?? 'localhost'
  return {
    async send({ id, to, headers = {}, attachments = [], ...content }) {
      const sending = transport.sendMail({
        ...content,
        to: { name: '', address: to },
        // The id of the job: a repeated delivery is the same message to mail programs.
        messageId: `<${id}@${domain}>`,
        headers: { ...headers },
        attachments: attachments.map(({ name, mime, bytes }) => ({ filename: name, contentType: mime, content: Buffer.from(bytes) })),
      })
      await sending.catch((error: unknown) => {
        throw isRejectedLogin(error) ? new CredentialsError(error.message) : error
      })
    },
  }
}

/** Whether the server did not accept the user and password of the address. A reply of 4xx, such as 454, says that it could not check them now. */
const isRejectedLogin = (error: unknown): error is Error =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EAUTH' &&
  !('responseCode' in error && typeof error.responseCode === 'number' && error.responseCode < 500)
