ALTER TABLE "known_devices" ADD COLUMN "usable_from" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "is_own" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "is_publishable" boolean DEFAULT false NOT NULL;
