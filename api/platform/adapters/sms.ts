/** Sends one text message. `to` is '+9665xxxxxxxx'. Resolves when the carrier took it; throws otherwise, and the outbox tries again. */
export type Sms = { send: (message: { id: string; to: string; text: string }) => Promise<void> }
