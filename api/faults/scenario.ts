import type { TestApp } from '../testing/test-app.ts'
import type { ServerClient } from './server-client.ts'

/** The data of the server, opened in this process while no server runs. */
export type OpenData = TestApp & { close: () => Promise<void> }

/** A payment that a client started: its page at the gateway is paid next. */
export type StartedPayment = { payment_id: string }
/** Faults that the check found, by their name: each must be 0. */
export type Faults = Readonly<Record<string, number>>

/** What is bought and paid by card while the gateway and the server fail. */
export type Scenario = {
  name: string
  /** Reads and adds what the purchases need, in the demo. `count`: how many there will be. */
  prepare: (data: OpenData, count: number) => Promise<void>
  /** Buys something for the `number`th time and starts to pay it; null if there is nothing to pay. Buyers with different numbers `by` run at once. */
  buy: (call: ServerClient, number: number, by: number) => Promise<StartedPayment | null>
  /** After everything: what was lost or doubled beside the payments themselves. */
  check: (data: OpenData) => Promise<Faults>
}
