/** The operator's tools that are built with the server, by name: their module. */
export const RELEASED_TOOLS = {
  inbox: 'operator/inbox.ts',
  insights: 'operator/insights.ts',
  doctor: 'operator/doctor.ts',
  'check-content': 'editor/check-content.ts',
  'check-phrases': 'editor/check-phrases.ts',
};
