import type { Registers } from '../identity/registers/registers.ts'

/**
 * Replaces the registers outside production, by the number alone: one with five nines in a row is not valid, and for one with five eights in a row
 * nobody answers. Every other number is valid.
 */
export const localRegisters: Registers = {
  lookUp: async (_register, number) => {
    if (number.includes('88888')) throw new Error('localRegisters: no answer')
    return { is_valid: !number.includes('99999'), name: null }
  },
}
