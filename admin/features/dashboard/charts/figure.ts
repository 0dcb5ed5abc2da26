/** One figure of a chart: what it belongs to, its height, and both as people read them. */
export type ChartFigure = { name: string; value: number; said: string }
