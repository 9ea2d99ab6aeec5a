// Made from the migrations by `npm run types` in supabase/: change the migrations, then run it again.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      deck_comments: {
        Row: {
          author: string;
          created_at: string;
          deck_id: string;
          id: number;
          link_id: string | null;
          slide_id: string;
          text: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          author: string;
          created_at?: string;
          deck_id: string;
          id?: never;
          link_id?: string | null;
          slide_id: string;
          text: string;
          user_id: string;
        };
        Update: {
          author?: string;
          created_at?: string;
          deck_id?: string;
          id?: never;
          link_id?: string | null;
          slide_id?: string;
          text?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'deck_comments_link_id_fkey';
            columns: ['link_id'];
            isOneToOne: false;
            referencedRelation: 'deck_links';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'deck_comments_user_id_deck_id_fkey';
            columns: ['user_id', 'deck_id'];
            isOneToOne: false;
            referencedRelation: 'decks';
            referencedColumns: ['user_id', 'id'];
          },
        ];
      };
      deck_files: {
        Row: {
          created_at: string;
          data: string;
          hash: string;
          part: number;
          part_count: number;
          type: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          data: string;
          hash: string;
          part: number;
          part_count: number;
          type: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          data?: string;
          hash?: string;
          part?: number;
          part_count?: number;
          type?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      deck_links: {
        Row: {
          allows_comments: boolean;
          allows_download: boolean;
          created_at: string;
          deck_id: string;
          ended_at: string | null;
          ends_at: string | null;
          failed_at: string | null;
          failed_attempts: number;
          has_password: boolean;
          id: string;
          is_fixed: boolean;
          openings: number;
          password_hash: string | null;
          secret_hash: string;
          snapshot: Json | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          allows_comments?: boolean;
          allows_download?: boolean;
          created_at?: string;
          deck_id: string;
          ended_at?: string | null;
          ends_at?: string | null;
          failed_at?: string | null;
          failed_attempts?: number;
          has_password?: never;
          id?: string;
          is_fixed: boolean;
          openings?: number;
          password_hash?: string | null;
          secret_hash: string;
          snapshot?: Json | null;
          user_id: string;
        };
        Update: {
          allows_comments?: boolean;
          allows_download?: boolean;
          created_at?: string;
          deck_id?: string;
          ended_at?: string | null;
          ends_at?: string | null;
          failed_at?: string | null;
          failed_attempts?: number;
          has_password?: never;
          id?: string;
          is_fixed?: boolean;
          openings?: number;
          password_hash?: string | null;
          secret_hash?: string;
          snapshot?: Json | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'deck_links_user_id_deck_id_fkey';
            columns: ['user_id', 'deck_id'];
            isOneToOne: false;
            referencedRelation: 'decks';
            referencedColumns: ['user_id', 'id'];
          },
        ];
      };
      deck_slides: {
        Row: {
          content: NonNullable<Json>;
          deck_id: string;
          device: string;
          id: string;
          revision: number;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          content: NonNullable<Json>;
          deck_id: string;
          device: string;
          id: string;
          revision: number;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          content?: NonNullable<Json>;
          deck_id?: string;
          device?: string;
          id?: string;
          revision?: number;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'deck_slides_user_id_deck_id_fkey';
            columns: ['user_id', 'deck_id'];
            isOneToOne: false;
            referencedRelation: 'decks';
            referencedColumns: ['user_id', 'id'];
          },
        ];
      };
      decks: {
        Row: {
          content: NonNullable<Json>;
          created_at: string;
          id: string;
          revision: number;
          slide_ids: string[];
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          content: NonNullable<Json>;
          created_at?: string;
          id: string;
          revision: number;
          slide_ids: string[];
          updated_at?: string;
          user_id: string;
        };
        Update: {
          content?: NonNullable<Json>;
          created_at?: string;
          id?: string;
          revision?: number;
          slide_ids?: string[];
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      demo_notifications: {
        Row: {
          attempts: number;
          created_at: string;
          demo_request_id: number | null;
          id: number;
          kind: string;
          last_error: string | null;
          next_attempt_at: string;
          sent_at: string | null;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          attempts?: number;
          created_at?: string;
          demo_request_id?: number | null;
          id?: never;
          kind: string;
          last_error?: string | null;
          next_attempt_at?: string;
          sent_at?: string | null;
          user_id?: string | null;
        };
        Update: {
          attempts?: number;
          created_at?: string;
          demo_request_id?: number | null;
          id?: never;
          kind?: string;
          last_error?: string | null;
          next_attempt_at?: string;
          sent_at?: string | null;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'demo_notifications_demo_request_id_fkey';
            columns: ['demo_request_id'];
            isOneToOne: false;
            referencedRelation: 'demo_requests';
            referencedColumns: ['id'];
          },
        ];
      };
      demo_requests: {
        Row: {
          company: string;
          companySize: string;
          created_at: string;
          email: string;
          id: number;
          message: string;
          name: string;
          phone: string;
        };
        ComputedFields: never;
        Insert: {
          company: string;
          companySize: string;
          created_at?: string;
          email: string;
          id?: never;
          message: string;
          name: string;
          phone: string;
        };
        Update: {
          company?: string;
          companySize?: string;
          created_at?: string;
          email?: string;
          id?: never;
          message?: string;
          name?: string;
          phone?: string;
        };
        Relationships: [];
      };
      logline_summaries: {
        Row: {
          created_at: string;
          generated_summary: string;
          id: number;
          logline: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          generated_summary: string;
          id?: never;
          logline: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          generated_summary?: string;
          id?: never;
          logline?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          created_at: string;
          free_trial_used: boolean;
          full_name: string | null;
          id: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          free_trial_used?: boolean;
          full_name?: string | null;
          id: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          free_trial_used?: boolean;
          full_name?: string | null;
          id?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      synopsis_usage: {
        Row: {
          day: string;
          member_key: string;
          used: number;
        };
        ComputedFields: never;
        Insert: {
          day?: string;
          member_key: string;
          used?: number;
        };
        Update: {
          day?: string;
          member_key?: string;
          used?: number;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      add_deck_comment: {
        Args: {
          author: string;
          comment: string;
          link_id: string;
          password_key?: string;
          secret: string;
          slide_id: string;
        };
        Returns: string;
      };
      claim_demo_notifications: {
        Args: { max_rows?: number };
        Returns: {
          attempts: number;
          company: string;
          companySize: string;
          email: string;
          id: number;
          kind: string;
          message: string;
          name: string;
          phone: string;
        }[];
      };
      consume_synopsis_quota: { Args: { daily_limit: number; member: string }; Returns: boolean };
      create_deck_link: {
        Args: {
          allows_comments?: boolean;
          allows_download?: boolean;
          deck_id: string;
          ends_at?: string;
          is_fixed: boolean;
          password_hash?: string;
          secret_hash: string;
        };
        Returns: string;
      };
      create_recovery_code: { Args: Record<PropertyKey, never>; Returns: string };
      end_deck_link: { Args: { link_id: string }; Returns: undefined };
      export_decks: { Args: Record<PropertyKey, never>; Returns: Json };
      find_missing_files: { Args: { hashes: string[] }; Returns: string[] };
      find_near_limit: { Args: { deck_id: string }; Returns: string };
      finish_demo_notification: {
        Args: { error?: string; notification_id: number };
        Returns: undefined;
      };
      keep_sign_up_password: { Args: { sign_up_key: string }; Returns: boolean };
      list_decks: {
        Args: Record<PropertyKey, never>;
        Returns: {
          deck: Json;
          first_slide: Json;
          id: string;
          revision: number;
          slide_count: number;
          updated_at: string;
        }[];
      };
      list_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          created_at: string;
          id: string;
          is_current: boolean;
          last_used_at: string;
          user_agent: string;
        }[];
      };
      open_deck_link: {
        Args: { link_id: string; password_key?: string; secret: string };
        Returns: Json;
      };
      read_deck: { Args: { deck_id: string; known_revision?: number }; Returns: Json };
      read_deck_link_file: {
        Args: {
          file_hash: string;
          file_part: number;
          link_id: string;
          password_key?: string;
          secret: string;
        };
        Returns: Json;
      };
      read_health_events: {
        Args: { after_id?: number; since: string };
        Returns: {
          id: number;
          line: Json;
        }[];
      };
      refund_synopsis_quota: { Args: { member: string }; Returns: undefined };
      save_deck: {
        Args: { base_revision: number; changes: Json; deck_id: string };
        Returns: number;
      };
      save_deck_file_part: {
        Args: {
          data: string;
          file_hash: string;
          file_type: string;
          part: number;
          part_count: number;
        };
        Returns: undefined;
      };
      spend_event_budget: { Args: { events: number; version: string }; Returns: boolean };
      store_health_report: {
        Args: { address?: string; budget_percent?: number; events: Json };
        Returns: Json;
      };
      use_recovery_code: { Args: { recovery_code: string }; Returns: boolean };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};
