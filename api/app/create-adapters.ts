import { join } from 'node:path'
import { sandboxGateway } from '../demo/gateway/sandbox.ts'
import { localNafath } from '../demo/local-nafath.ts'
import { localPush } from '../demo/local-push.ts'
import { localRegisters } from '../demo/local-registers.ts'
import { localWhatsApp } from '../demo/local-whatsapp.ts'
import { tabbySandbox, tamaraSandbox } from '../demo/pay-later/sandbox.ts'
import type { Env } from '../environment/env.ts'
import { httpNafath } from '../identity/nafath/http-nafath.ts'
import { httpRegisters } from '../identity/registers/http-registers.ts'
import type { Mail, Sms } from '../messaging/channels/channels.ts'
import { fcmPush } from '../messaging/channels/fcm-push.ts'
import { httpSms } from '../messaging/channels/http-sms.ts'
import { httpWhatsApp } from '../messaging/channels/http-whatsapp.ts'
import { smtpMail } from '../messaging/channels/smtp-mail.ts'
import { basicKey, httpTransport, providerPages } from '../money/gateway/gateway-http.ts'
import { moyasarGateway, moyasarPages } from '../money/gateway/moyasar.ts'
import { tabbyGateway } from '../money/gateway/tabby.ts'
import { tamaraGateway } from '../money/gateway/tamara.ts'
import { named } from '../platform/adapters/adapter-error.ts'
import type { Adapters } from '../platform/adapters/adapters.ts'
import { type CredentialsWatch, createCredentialsWatch } from '../platform/adapters/credentials.ts'
import { createLiveChannel } from '../platform/adapters/live-channel.ts'
import { localStorage } from '../platform/adapters/local-storage.ts'
import { s3Storage } from '../platform/adapters/s3-storage.ts'
import type { Clock } from '../platform/clock.ts'

/** Local substitutes that send nothing: their messages stay readable in the table of jobs. */
const localSms: Sms = { send: async () => {} }
const localMail: Mail = { send: async () => {} }

/** The adapters that the environment configures; local substitutes for the rest. */
export function createAdapters(env: Env, clock: Clock): Adapters {
  const credentials = createCredentialsWatch()
  return {
    credentials,
    storage: storageFrom(env, credentials),
    sms: smsFrom(env, credentials),
    mail: mailFrom(env, credentials),
    whatsapp: whatsAppFrom(env, clock, credentials),
    push: pushFrom(env, credentials),
    nafath: nafathFrom(env, credentials),
    registers: registersFrom(env, credentials),
    gateways: gatewaysFrom(env, clock, credentials),
    live: createLiveChannel(),
  }
}

/** None in production without its variables, which then has `SMS=none`: nothing pretends that a code was sent. */
function smsFrom(env: Env, { watched }: CredentialsWatch) {
  const { SMS_URL: url, SMS_TOKEN: token, SMS_SENDER: sender } = env
  if (url && token) return watched('sms', named('SMS', httpSms({ url, token, sender })))
  return env.WASL_MODE === 'demo' ? localSms : null
}

/** None in production without its variables. */
function mailFrom(env: Env, { watched }: CredentialsWatch) {
  const { SMTP_URL: url, MAIL_FROM: from } = env
  if (url && from) return watched('email', named('email', smtpMail({ url, from })))
  return env.WASL_MODE === 'demo' ? localMail : null
}

function storageFrom(env: Env, { watched }: CredentialsWatch) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: access_key, S3_SECRET_ACCESS_KEY: secret_key } = env
  if (!bucket || !access_key || !secret_key) return named('storage (DATA_DIR)', localStorage(join(env.DATA_DIR, 'files')))
  const s3 = { bucket, access_key, secret_key, region: env.S3_REGION, ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT } : {}) }
  return watched('storage', named('storage (S3)', s3Storage(s3)))
}

/** None in production without its variables: people then register by phone only. */
function nafathFrom(env: Env, { watched }: CredentialsWatch) {
  const { NAFATH_URL: url, NAFATH_APP_ID: app_id, NAFATH_APP_KEY: app_key, NAFATH_SERVICE: service, NAFATH_AUDIENCE: audience } = env
  if (url && app_id && app_key) {
    const nafath = httpNafath({ url, app_id, app_key, service, audience: audience ?? app_id })
    return watched('nafath', named('Nafath', nafath), ['readCallback'])
  }
  return env.WASL_MODE === 'demo' ? localNafath(join(env.DATA_DIR, 'nafath')) : null
}

/** None in production without its variables: numbers are then not checked. */
function registersFrom(env: Env, { watched }: CredentialsWatch) {
  const { REGISTERS_URL: url, REGISTERS_TOKEN: token } = env
  if (url && token) return watched('registers', named('registers', httpRegisters({ url, token })))
  return env.WASL_MODE === 'demo' ? localRegisters : null
}

/** None in production without its variables: SMS then take its place. */
function whatsAppFrom(env: Env, clock: Clock, { watched }: CredentialsWatch) {
  const { WHATSAPP_URL: url, WHATSAPP_PHONE_NUMBER_ID: phone_number_id, WHATSAPP_TOKEN: token } = env
  const { WHATSAPP_APP_SECRET: app_secret, WHATSAPP_VERIFY_TOKEN: verify_token } = env
  if (phone_number_id && token && app_secret && verify_token)
    return watched('whatsapp', named('WhatsApp', httpWhatsApp({ url, phone_number_id, token, app_secret, verify_token })))
  return env.WASL_MODE === 'demo' ? localWhatsApp(clock) : null
}

/** None in production without its variables: notifications then arrive by the other channels. */
function pushFrom(env: Env, { watched }: CredentialsWatch) {
  if (env.FIREBASE_SERVICE_ACCOUNT) return watched('push', named('push', fcmPush(env.FIREBASE_SERVICE_ACCOUNT)))
  return env.WASL_MODE === 'demo' ? localPush() : null
}

/** Each is null in production without its variables, and then not offered: with none, orders are paid by transfer and wallet only. */
const gatewaysFrom = (env: Env, clock: Clock, credentials: CredentialsWatch): Adapters['gateways'] => ({
  electronic: cardsFrom(env, clock, credentials),
  tabby: tabbyFrom(env, clock, credentials),
  tamara: tamaraFrom(env, clock, credentials),
})

function tabbyFrom(env: Env, clock: Clock, { watched }: CredentialsWatch) {
  const { TABBY_SECRET_KEY: key, TABBY_MERCHANT_CODE: merchant_code, TABBY_WEBHOOK_SECRET: webhook_secret } = env
  const limits = { min: env.TABBY_MIN_AMOUNT, max: env.TABBY_MAX_AMOUNT }
  if (!key || !merchant_code || !webhook_secret) return env.WASL_MODE === 'demo' ? tabbySandbox(env.DATA_DIR, clock, limits) : null
  const send = httpTransport(env.TABBY_URL, `Bearer ${key}`)
  const pages = providerPages(env.TABBY_URL, ['https://checkout.tabby.sa', 'https://checkout.tabby.ai'], env.TABBY_PAGE_ORIGINS)
  return watched('tabby', tabbyGateway({ send, limits, merchant_code, webhook_secret, ...pages }))
}

function tamaraFrom(env: Env, clock: Clock, { watched }: CredentialsWatch) {
  const { TAMARA_API_TOKEN: token, TAMARA_NOTIFICATION_TOKEN: notification_token, TAMARA_URL: url } = env
  const limits = { min: env.TAMARA_MIN_AMOUNT, max: env.TAMARA_MAX_AMOUNT }
  if (!token || !notification_token) return env.WASL_MODE === 'demo' ? tamaraSandbox(env.DATA_DIR, clock, limits) : null
  const send = httpTransport(url, `Bearer ${token}`)
  const pages = providerPages(url, ['https://checkout.tamara.co', 'https://checkout-sandbox.tamara.co'], env.TAMARA_PAGE_ORIGINS)
  const notification_url = new URL('/api/webhooks/tamara', env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).href
  return watched('tamara', tamaraGateway({ send, limits, notification_token, notification_url, now: clock.now, ...pages }))
}

function cardsFrom(env: Env, clock: Clock, { watched }: CredentialsWatch) {
  const { MOYASAR_SECRET_KEY: secret_key, MOYASAR_WEBHOOK_SECRET: webhook_secret, MOYASAR_PAYOUT_SOURCE: payout_source } = env
  if (secret_key && webhook_secret) {
    const pages = moyasarPages(env.MOYASAR_URL)
    const gateway = moyasarGateway({
      name: 'moyasar',
      send: httpTransport(env.MOYASAR_URL, basicKey(secret_key)),
      ...{ webhook_secret, payout_source, methods: env.MOYASAR_METHODS },
      ...{ ...pages, pageOrigins: env.MOYASAR_PAGE_ORIGINS ?? pages.pageOrigins },
    })
    return watched('card_payments', gateway)
  }
  return env.WASL_MODE === 'demo' ? sandboxGateway(env.DATA_DIR, clock) : null
}
