/** The operator's tools that are built with the server, by name: their module. */
export const RELEASED_TOOLS = {
  inbox: 'tools/inbox.ts',
  insights: 'tools/insights.ts',
  doctor: 'tools/doctor.ts',
  'check-content': 'tools/check-content.ts',
  'check-phrases': 'tools/check-phrases.ts',
};
