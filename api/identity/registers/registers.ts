import type { Register } from '@wasl/shared/rules/seller-numbers.ts'

declare module '../../platform/adapters/adapters.ts' {
  interface Adapters {
    registers: Registers | null
  }
}

/** What a register says about a number; `name`: of the business, if the register tells it. */
export type RegisterAnswer = { is_valid: boolean; name: string | null }

/** Looks up VAT numbers and commercial registrations. Throws if the service does not answer: that says nothing about the number. */
export type Registers = {
  lookUp: (register: Register, number: string) => Promise<RegisterAnswer>
  /** Throws if the service does not accept the credentials. */
  check?: () => Promise<void>
}
