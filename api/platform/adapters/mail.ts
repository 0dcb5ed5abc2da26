/** Sends one mail. Throws when it could not be handed over. */
export type Mail = { send: (message: { id: string; to: string; subject: string; text: string }) => Promise<void> }
