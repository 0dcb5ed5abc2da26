CREATE TABLE "admin_preferences" (
	"admin_id" uuid PRIMARY KEY NOT NULL,
	"folded" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"favorites" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lists" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "admin_preferences" ADD CONSTRAINT "admin_preferences_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;
