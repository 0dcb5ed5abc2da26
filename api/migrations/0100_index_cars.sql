CREATE TABLE "car_changes" (
	"car_id" uuid PRIMARY KEY NOT NULL,
	"changed_in" "xid8" NOT NULL
);

--> statement-breakpoint
CREATE INDEX "car_changes_changed_in" ON "car_changes" USING btree ("changed_in");
--> statement-breakpoint
-- Notes the cars whose column is named in the first argument, before and after the change.
create function note_car_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into car_changes (car_id, changed_in)
      select distinct (to_jsonb(changed) ->> tg_argv[0])::uuid as id, pg_current_xact_id() from old_rows changed order by id
      on conflict (car_id) do update set changed_in = excluded.changed_in where car_changes.changed_in <> excluded.changed_in;
  end if;
  if tg_op <> 'DELETE' then
    insert into car_changes (car_id, changed_in)
      select distinct (to_jsonb(changed) ->> tg_argv[0])::uuid as id, pg_current_xact_id() from new_rows changed order by id
      on conflict (car_id) do update set changed_in = excluded.changed_in where car_changes.changed_in <> excluded.changed_in;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger cars_note_insert after insert on cars referencing new table as new_rows
  for each statement execute function note_car_change('id');
--> statement-breakpoint
create trigger cars_note_update after update on cars referencing old table as old_rows new table as new_rows
  for each statement execute function note_car_change('id');
--> statement-breakpoint
create trigger cars_note_delete after delete on cars referencing old table as old_rows
  for each statement execute function note_car_change('id');
--> statement-breakpoint
create trigger car_holds_note_insert after insert on car_holds referencing new table as new_rows
  for each statement execute function note_car_change('car_id');
--> statement-breakpoint
create trigger car_holds_note_update after update on car_holds referencing old table as old_rows new table as new_rows
  for each statement execute function note_car_change('car_id');
--> statement-breakpoint
create trigger car_holds_note_delete after delete on car_holds referencing old table as old_rows
  for each statement execute function note_car_change('car_id');
--> statement-breakpoint
insert into car_changes (car_id, changed_in) select id, pg_current_xact_id() from cars;
--> statement-breakpoint
-- The search compares cars in memory now.
drop index car_holds_held_time;
--> statement-breakpoint
drop index cars_published;
