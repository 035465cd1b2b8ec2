-- Sums of many visits (server/insights/store.ts). Days are those of UTC, as 2026-11-21.

create table insights_views (
  day text not null,
  route text not null,
  language text not null,
  views integer not null,
  primary key (day, route, language)
) strict, without rowid;

create table insights_referrers (
  day text not null,
  host text not null,
  views integer not null,
  primary key (day, host)
) strict, without rowid;

-- Histograms: one row for each bucket that is not empty (server/insights/histogram.ts).
create table insights_vitals (
  day text not null,
  route text not null,
  language text not null,
  vital text not null,
  bucket integer not null,
  reports integer not null,
  primary key (day, route, language, vital, bucket)
) strict, without rowid;
