import type { AdapterTest } from '@wasl/shared/contract/adapter-tests.ts'
import type { GatewayMethod } from '@wasl/shared/contract/choices.ts'
import { hourSeconds } from '@wasl/shared/utils/durations.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import type { App } from '../../platform/context.ts'
import { addSeconds } from '../../platform/instants.ts'

/** `sms`: a phone in full; `mail`: an address. Without one, its channel is not tested. */
type Recipients = { sms?: string | undefined; mail?: string | undefined }
const gatewayTests = {
  electronic: 'card_payments',
  tabby: 'tabby',
  tamara: 'tamara',
} as const satisfies Readonly<Record<GatewayMethod, AdapterTest['adapter']>>
type Check = { adapter: AdapterTest['adapter']; isOff: boolean; isSkipped?: boolean; run: () => Promise<unknown> }

/** Uses every outside service once, side by side, and returns the result of each, with the reason that a service gives for a failure. Sends one message to each recipient. */
export function testAdapters({ adapters, clock }: Pick<App, 'adapters' | 'clock'>, { sms, mail }: Recipients): Promise<AdapterTest[]> {
  const id = crypto.randomUUID()
  const checks: readonly Check[] = [
    {
      adapter: 'sms',
      isOff: adapters.sms === null,
      isSkipped: sms === undefined,
      run: async () => adapters.sms?.send({ id, to: sms ?? '', text: 'وصل: رسالة تجريبية · Wasl: test message' }),
    },
    {
      adapter: 'email',
      isOff: adapters.mail === null,
      isSkipped: mail === undefined,
      run: async () =>
        adapters.mail?.send({ id, to: mail ?? '', subject: 'رسالة تجريبية · Test message', text: 'البريد يعمل.\nEmail works.' }),
    },
    { adapter: 'whatsapp', isOff: adapters.whatsapp === null, run: async () => adapters.whatsapp?.check?.() },
    { adapter: 'push', isOff: adapters.push === null, run: async () => adapters.push?.check?.() },
    // A record is read, for which it needs its keys.
    ...typedEntries(gatewayTests).map(([method, adapter]) => ({
      adapter,
      isOff: adapters.gateways[method] === null,
      run: async () => adapters.gateways[method]?.checkKeys(addSeconds(clock.now(), -hourSeconds)),
    })),
    { adapter: 'nafath', isOff: adapters.nafath === null, run: async () => adapters.nafath?.check?.() },
    { adapter: 'registers', isOff: adapters.registers === null, run: async () => adapters.registers?.check?.() },
    { adapter: 'storage', isOff: false, run: () => testStorage(adapters.storage, `adapter-tests/${id}.txt`) },
  ]
  return Promise.all(checks.map(runCheck))
}

async function runCheck({ adapter, isOff, isSkipped = false, run }: Check): Promise<AdapterTest> {
  if (isOff || isSkipped) return { adapter, result: isOff ? 'off' : 'skipped', reason: null }
  try {
    await run()
    return { adapter, result: 'ok', reason: null }
  } catch (error) {
    return { adapter, result: 'failed', reason: (error instanceof Error ? error.message : String(error)).slice(0, 500) }
  }
}

/** Writes, reads and deletes an object. */
async function testStorage(storage: App['adapters']['storage'], key: string): Promise<void> {
  const bytes = Buffer.from('wasl')
  await storage.put(key, bytes, 'text/plain')
  const read = await storage.get(key)
  await storage.remove(key)
  if (!read || !bytes.equals(Buffer.from(read))) throw new Error('the object that was written could not be read')
}
