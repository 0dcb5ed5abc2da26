CREATE TABLE "accountants" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone,
	"statement_month" text,
	CONSTRAINT "accountants_stopped" CHECK (stopped_at is null or confirmed_at is not null)
);

--> statement-breakpoint
ALTER TABLE "accountants" ADD CONSTRAINT "accountants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
