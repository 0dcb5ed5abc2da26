import * as z from 'zod'

/** What a browser needs to register with Firebase: public values of the Firebase console. */
export const firebaseWebConfig = z.object({
  apiKey: z.string(),
  projectId: z.string(),
  appId: z.string(),
  messagingSenderId: z.string(),
})

/** GET user/devices/service: how devices get their token; null if this deployment sends no push messages. */
export const pushService = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('firebase'), config: firebaseWebConfig, vapid_key: z.string() }),
    z.object({ kind: z.literal('local') }),
  ])
  .nullable()
export type PushService = z.output<typeof pushService>
