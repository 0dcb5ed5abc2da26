import type { Env } from '../environment/env.ts'

type OffAdapter = { isOff: (env: Env) => boolean; text: string }

/** What production goes without when a service is not configured, by its variables. */
const offAdapters: readonly OffAdapter[] = [
  { isOff: ({ SMS_URL }) => !SMS_URL, text: 'SMS is off (SMS=none): nobody can register, and no code or password is sent' },
  { isOff: ({ SMTP_URL }) => !SMTP_URL, text: 'Email is off: set SMTP_URL and MAIL_FROM' },
  {
    isOff: ({ FIREBASE_SERVICE_ACCOUNT }) => !FIREBASE_SERVICE_ACCOUNT,
    text: 'Push messages are off: set FIREBASE_SERVICE_ACCOUNT, FIREBASE_WEB_CONFIG and FIREBASE_VAPID_KEY',
  },
  {
    isOff: ({ MOYASAR_SECRET_KEY }) => !MOYASAR_SECRET_KEY,
    text: 'Card payments are off: set MOYASAR_SECRET_KEY and MOYASAR_WEBHOOK_SECRET (docs/operations.md, Card payments)',
  },
  {
    isOff: ({ TABBY_SECRET_KEY, TAMARA_API_TOKEN }) => !TABBY_SECRET_KEY && !TAMARA_API_TOKEN,
    text: 'Payment in parts is off: set the variables of Tabby or Tamara (docs/operations.md, Payment in parts)',
  },
  { isOff: ({ NAFATH_URL }) => !NAFATH_URL, text: 'Nafath is off: set NAFATH_URL, NAFATH_APP_ID, NAFATH_APP_KEY and NAFATH_ID_KEY' },
  {
    isOff: ({ REGISTERS_URL }) => !REGISTERS_URL,
    text: 'Registers are off, and numbers of providers are not checked: set REGISTERS_URL and REGISTERS_TOKEN (docs/operations.md, Registers)',
  },
  {
    isOff: ({ S3_BUCKET }) => !S3_BUCKET,
    text: 'Uploads are stored in DATA_DIR on this server: set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY for several servers',
  },
  {
    isOff: ({ GOOGLE_MAPS_KEY, MAP_TILES_URL }) => !GOOGLE_MAPS_KEY && !MAP_TILES_URL,
    text: 'Places have no map, only a position, a link or coordinates: set GOOGLE_MAPS_KEY or MAP_TILES_URL',
  },
]

/** One warning for each outside service that this production deployment goes without; none for a demo, which has stand-ins. */
export const offAdapterWarnings = (env: Env): string[] =>
  env.WASL_MODE === 'production' ? offAdapters.flatMap(({ isOff, text }) => (isOff(env) ? [text] : [])) : []
