ALTER TABLE "users" ADD COLUMN "channel_choices" jsonb;
--> statement-breakpoint
-- Push alone was the default, so those accounts follow the new one. SMS were about money only, and the rest of the groups had no SMS, or push only.
UPDATE "users" SET "channel_choices" = jsonb_build_object(
  'money', to_jsonb("channels"),
  'deadline', to_jsonb("channels"),
  'high', to_jsonb(array_remove("channels", 'sms')),
  'normal', to_jsonb(array_remove(array_remove("channels", 'sms'), 'email'))
) WHERE "channels" <> array['push'] AND "status" <> 'deleted';
--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "channels";
