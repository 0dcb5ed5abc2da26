/** `WALK=whole`: with every resource what is else done with one or two of each group, and every screen in both languages. */
export const isWhole = process.env.WALK === 'whole'
