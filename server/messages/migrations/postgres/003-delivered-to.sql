-- Recipients who have the mail already, while others were put off: a JSON array, null when nobody has it.
alter table deliveries add column delivered_to text;
