// What names itself: crawlers, previews, monitors, and libraries that fetch by themselves.
const machines =
  /bot\b|bot[/;_-]|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|headless|lighthouse|monitor|uptime|probe|scan|curl|wget|python|java\/|go-http|okhttp|axios|node|undici|ruby|perl|libwww|httpclient|feed|archiver/i

/** Whether a user agent looks like a browser in someone's hands. One that does not say what it is is no person. */
export const isPerson = (agent: string | undefined): agent is string => !!agent && /^mozilla\//i.test(agent) && !machines.test(agent)
